import { Button, Row } from "@shop/ui";
import { shell } from "../texts.ts";

type FormButtonsProps = {
  submit: string;
  /** The call is pending: neither button does anything. */
  isActing: boolean;
  isDanger?: boolean;
  /** Called on a click if there is no form, only a question. */
  onSubmit?: () => void;
  /** Leaves the form; undefined if it cannot be left. */
  onCancel: (() => void) | undefined;
};

/** The buttons that send and leave a form. */
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
