import { Button, Row } from "@shop/ui";
import { shell } from "../texts.ts";

type FormButtonsProps = {
  submit: string;
  /** It is on its way: neither does anything. */
  isActing: boolean;
  isDanger?: boolean;
  /** Does it where there is no form, only a question. */
  onSubmit?: () => void;
  /** Leaves the form; absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
};

/** How a form is sent or left. */
export function FormButtons({ submit, isActing, isDanger = false, onSubmit, onCancel }: FormButtonsProps) {
  return (
    <Row>
      <Button
        flexGrow={{ base: 1, md: 0 }}
        loading={isActing}
        onClick={onSubmit}
        type={onSubmit ? "button" : "submit"}
        {...(isDanger ? ({ colorPalette: "red", variant: "subtle" } as const) : {})}
      >
        {submit}
      </Button>
      {onCancel && (
        <Button aria-disabled={isActing || undefined} onClick={onCancel} variant="surface">
          {shell.cancel}
        </Button>
      )}
    </Row>
  );
}
