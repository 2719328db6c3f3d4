import { Button, type ButtonProps } from '@chakra-ui/react';
import { type FormEventHandler, useId } from 'react';
import { AppDialog, type AppDialogProps } from '../ui/AppDialog.tsx';
import { CancelButton } from '../ui/CancelButton.tsx';
import { Form } from './Form.tsx';

interface Props extends Omit<AppDialogProps, 'open' | 'footer' | 'role'> {
  readonly onSubmit: FormEventHandler;
  /** The button that sends the form: its verb, and whether it may be pressed or is at work. */
  readonly submit: Pick<ButtonProps, 'children' | 'disabled' | 'loading' | 'loadingText'>;
}

/** A dialog that is one form: what is typed is sent by its button or by Enter, or left by 取消. */
export const FormDialog = ({ onSubmit, submit, children, ...frame }: Props) => {
  const id = useId();
  return (
    <AppDialog
      {...frame}
      open
      footer={
        <>
          <CancelButton disabled={frame.dismissable === false} onClick={frame.onClose} />
          <Button type="submit" form={id} {...submit} />
        </>
      }
    >
      <Form id={id} onSubmit={onSubmit}>
        {children}
      </Form>
    </AppDialog>
  );
};
