export { ActionBar, type ActionBarProps } from "./action-bar/action-bar.tsx";
export { AddToCart, type AddToCartProps } from "./add-to-cart/add-to-cart.tsx";
export { AddressCard, type AddressCardProps } from "./address-card/address-card.tsx";
export { AddressChoice, type AddressChoiceProps } from "./address-choice/address-choice.tsx";
export { Announcer, type AnnouncerProps } from "./announcer/announcer.tsx";
export { AuthCard, type AuthCardProps } from "./auth-card/auth-card.tsx";
export { AuthStep, type AuthStepProps } from "./auth-card/auth-step.tsx";
export { Divider } from "./auth-card/divider.tsx";
export { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/breadcrumbs.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { CartGroup, type CartGroupProps } from "./cart-group/cart-group.tsx";
export { CartLine, type CartLineProps } from "./cart-line/cart-line.tsx";
export { CategoryList } from "./category-link/category-list.tsx";
export { CategoryLink, type CategoryLinkProps } from "./category-link/category-link.tsx";
export { Checkbox, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { CheckoutFrame, type CheckoutFrameProps } from "./checkout-frame/checkout-frame.tsx";
export { CheckoutSteps, type CheckoutStepsProps } from "./checkout-steps/checkout-steps.tsx";
export { CodeField, type CodeFieldProps } from "./code-field/code-field.tsx";
export { palette, type Palette, type Ramp, type Step } from "./theme/tokens/palette.ts";
export { illegiblePairs } from "./theme/pairs.ts";
export { ConsentBand, type ConsentBandProps } from "./consent-band/consent-band.tsx";
export { DefinitionList, type DefinitionListProps } from "./definition-list/definition-list.tsx";
export { Drawer, type DrawerProps } from "./drawer/drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export { FailureState, type FailureStateProps } from "./failure-state/failure-state.tsx";
export { FilterChips, type FilterChipsProps } from "./filter-chips/filter-chips.tsx";
export { FilterGroup, type FilterGroupProps } from "./filter-panel/filter-group.tsx";
export { FilterPanel, type FilterPanelProps } from "./filter-panel/filter-panel.tsx";
export { HandlingBadge, type HandlingBadgeProps } from "./handling-badge/handling-badge.tsx";
export { Hero, type HeroProps } from "./hero/hero.tsx";
export { FacebookIcon, GoogleIcon } from "./icons/brand-icons.tsx";
export {
  ArrowIcon,
  CartIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  MailIcon,
  MinusIcon,
  PanelIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  PrescriptionIcon,
  PrintIcon,
  SearchIcon,
  ShelvesIcon,
  SnowIcon,
  TrashIcon,
  TruckIcon,
  WarningIcon,
} from "./icons/icons.ts";
export { InView } from "./in-view/in-view.tsx";
export { KeepFocus } from "./keep-focus/keep-focus.tsx";
export { Split, type SplitProps } from "./layout/split.tsx";
export { Stack } from "@chakra-ui/react";
export { Row, type RowProps } from "./layout/row.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button/link-button.tsx";
export { TextLink } from "./link-button/text-link.tsx";
export { VirtualizedList, type VirtualizedListProps } from "./virtualized-list/virtualized-list.tsx";
export { ListMemories } from "./virtualized-list/list-memory.ts";
export { MainNav, type MainNavItem, type MainNavProps } from "./main-nav/main-nav.tsx";
export { Notice, type NoticeProps } from "./notice/notice.tsx";
export { OrderCard, type OrderCardProps } from "./order-card/order-card.tsx";
export { OrderLines, type OrderLineProps } from "./order-lines/order-lines.tsx";
export { OrderTimeline, type OrderStep, type OrderTimelineProps } from "./order-timeline/order-timeline.tsx";
export { PageHeading, type PageHeadingProps } from "./page-heading/page-heading.tsx";
export { Page, type PageProps } from "./page/page.tsx";
export { Panel, type PanelProps } from "./panel/panel.tsx";
export {
  PasswordRules,
  type PasswordRule,
  type PasswordRulesProps,
} from "./password-rules/password-rules.tsx";
export { PhoneField, type PhoneFieldProps } from "./phone-field/phone-field.tsx";
export { Price, type PriceProps } from "./price/price.tsx";
export { ProductCardSkeleton } from "./product-card/product-card-skeleton.tsx";
export { ProductCard, type ProductCardProps } from "./product-card/product-card.tsx";
export { ProductDetailSkeleton } from "./product-detail/product-detail-skeleton.tsx";
export { ProductDetail, type ProductDetailProps } from "./product-detail/product-detail.tsx";
export { ProductGallery, type ProductGalleryProps } from "./product-gallery/product-gallery.tsx";
export { ProductGridSkeleton, type ProductGridSkeletonProps } from "./product-grid/product-grid-skeleton.tsx";
export { ProductGrid, type ProductGridProps } from "./product-grid/product-grid.tsx";
export { ProductPicture, type ProductPictureProps } from "./product-picture/product-picture.tsx";
export { ProgressState, type ProgressStateProps } from "./progress-state/progress-state.tsx";
export { PromotionField, type PromotionFieldProps } from "./promotion-field/promotion-field.tsx";
export {
  QuantityStepper,
  type QuantityLabels,
  type QuantityStepperProps,
} from "./quantity-stepper/quantity-stepper.tsx";
export { Receipt, type ReceiptProps, type ReceiptRow } from "./receipt/receipt.tsx";
export { PendingOverlay, type PendingOverlayProps } from "./pending-overlay/pending-overlay.tsx";
export { ResendButton, type ResendButtonProps } from "./resend-button/resend-button.tsx";
export { ReviewBlock, type ReviewBlockProps } from "./review-block/review-block.tsx";
export { SearchForm, type SearchFormProps } from "./search-box/search-form.tsx";
export { PictureDialog } from "./picture-zoom/picture-dialog.tsx";
export type { PictureZoom, ZoomedPicture } from "./picture-zoom/zoom-button.tsx";
export { SearchBoxAction } from "./search-box/search-box-action.tsx";
export { SearchBox, type SearchBoxOption, type SearchBoxProps } from "./search-box/search-box.tsx";
export { SectionHeading, type SectionHeadingProps } from "./section-heading/section-heading.tsx";
export { UnsentChanges, type UnsentChangesProps } from "./unsent-changes/unsent-changes.tsx";
export {
  ShippingOptions,
  type ShippingOption,
  type ShippingOptionsProps,
} from "./shipping-options/shipping-options.tsx";
export { Setting, type SettingProps } from "./setting/setting.tsx";
export { ShopFooter, type ShopFooterProps } from "./shop-footer/shop-footer.tsx";
export { ShopHeader, type NamedLink, type ShopHeaderProps } from "./shop-header/shop-header.tsx";
export { ShopProvider, type ShopProviderProps } from "./shop-provider/shop-provider.tsx";
export { LoadingRegion, type LoadingRegionProps } from "./skeleton/loading-region.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { TextSkeleton } from "./skeleton/text-skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link/skip-link.tsx";
export { StatusTag, type StatusTagProps } from "./status-tag/status-tag.tsx";
export { SuggestionRow, type SuggestionRowProps } from "./suggestion/suggestion-row.tsx";
export { Suggestion, type SuggestionProps } from "./suggestion/suggestion.tsx";
export { TabsNav, type TabsNavProps } from "./tabs-nav/tabs-nav.tsx";
export { PasswordField, type PasswordFieldProps } from "./text-field/password-field.tsx";
export { SearchField } from "./text-field/search-field.tsx";
export { SelectField, type SelectFieldProps } from "./text-field/select-field.tsx";
export { TextArea, type TextAreaProps } from "./text-field/text-area.tsx";
export { TextField, type TextFieldProps } from "./text-field/text-field.tsx";
export { ToastRegion, type Toast, type ToastRegionProps } from "./toast/toast-region.tsx";
export { Collapsible, type CollapsibleProps } from "./collapsible/collapsible.tsx";
export { WindowChoice, type DeliveryDay, type WindowChoiceProps } from "./window-choice/window-choice.tsx";
export { MethodRow, type MethodRowProps } from "./method-list/method-row.tsx";
export { WeightMeter, type WeightMeterProps } from "./weight-meter/weight-meter.tsx";
export type { LinkElement } from "./slot/slot.tsx";
export { CloseButton } from "./button/close-button.tsx";
export { Alert } from "./chakra/alert.ts";
export { Breadcrumb } from "./chakra/breadcrumb.ts";
export { Card } from "./chakra/card.ts";
export { Combobox } from "./chakra/combobox.ts";
export { DataList } from "./chakra/data-list.ts";
export { Dialog } from "./chakra/dialog.ts";
export { Field } from "./chakra/field.ts";
export { Menu } from "./chakra/menu.ts";
export { NativeSelect } from "./chakra/native-select.ts";
export { NumberInput } from "./chakra/number-input.ts";
export { PinInput } from "./chakra/pin-input.ts";
export { Progress } from "./chakra/progress.ts";
export { RadioCard } from "./chakra/radio-card.ts";
export { RadioGroup } from "./chakra/radio-group.ts";
export { Steps } from "./chakra/steps.ts";
export { Switch } from "./chakra/switch.ts";
export { Tabs } from "./chakra/tabs.ts";
export { Tag } from "./chakra/tag.ts";
export { Timeline } from "./chakra/timeline.ts";
