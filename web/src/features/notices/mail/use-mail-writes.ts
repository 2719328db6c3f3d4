import { useWrite } from '../../../graphql/use-write.ts';
import {
  useConfirmMailMutation,
  useDeleteMailAddressMutation,
  useSaveMailSettingsMutation,
  useSendMailCodeMutation,
  useSendTestMailMutation,
} from './Mail.generated.ts';

const quiet = { context: { quiet: true } };

/** What a person does with their mailbox; what fails is said where it was done. */
export function useMailWrites() {
  const [sendCode, isSending] = useWrite(useSendMailCodeMutation(quiet), 'sendMailCode');
  const [confirm, isConfirming] = useWrite(useConfirmMailMutation(quiet), 'confirmMail');
  const [save, isSaving] = useWrite(useSaveMailSettingsMutation(quiet), 'saveMailSettings');
  const [remove, isRemoving] = useWrite(useDeleteMailAddressMutation(quiet), 'deleteMailAddress');
  const [test, isTesting] = useWrite(useSendTestMailMutation(quiet), 'sendTestMail');
  return {
    ...{ sendCode, isSending, confirm, isConfirming },
    ...{ save, isSaving, remove, isRemoving, test, isTesting },
  };
}
