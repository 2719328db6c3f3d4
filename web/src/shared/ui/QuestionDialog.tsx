import { Button, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from './AppDialog.tsx';
import type { OpenQuestion } from './ask.ts';

/**
 * The generic confirmation and warning, 400 px wide. Of an act that cannot be taken back the way out has the focus, so that
 * an Enter meant for something else loses nothing.
 */
export default function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { t } = useTranslation();
  const primary = useRef<HTMLButtonElement>(null);
  const dismiss = useRef<HTMLButtonElement>(null);
  const withCancel = question.cancel ?? true;
  const isConfirm = question.kind === 'confirm';
  return (
    <AppDialog
      open
      onClose={() => question.answer(false)}
      title={question.title ?? t(isConfirm ? 'confirmTitle' : 'warningTitle')}
      role="alertdialog"
      width={400}
      initialFocus={() => (question.destructive ? dismiss.current : null) ?? primary.current}
      footer={
        <>
          {withCancel && (
            <Button
              ref={dismiss}
              variant="outline"
              colorPalette="gray"
              onClick={() => question.answer(false)}
            >
              {question.dismiss ?? t('cancel')}
            </Button>
          )}
          <Button
            ref={primary}
            colorPalette={question.destructive ? 'red' : 'accent'}
            onClick={() => question.answer(true)}
          >
            {question.action ?? t(isConfirm || withCancel ? 'confirm' : 'acknowledge')}
          </Button>
        </>
      }
    >
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {question.text}
      </Text>
    </AppDialog>
  );
}
