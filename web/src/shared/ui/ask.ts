import { createStore } from '../store.ts';

/** What a confirmation or a warning says. */
export interface Question {
  /** Names the thing and the consequence, e.g. 确定要隐藏店铺A吗？ */
  readonly text: string;
  /** Default: 是否确定此操作？ for a confirmation, 温馨提示 for a warning. */
  readonly title?: string;
  /** The verb on the primary button. */
  readonly action?: string;
  /** The words on the other button; 取消 unless said, which is no good beside an act of cancelling. */
  readonly dismiss?: string;
  /** The act cannot be taken back: its button is red. */
  readonly destructive?: boolean;
  /** False leaves only the primary button: a notice to be acknowledged. */
  readonly cancel?: boolean;
}

export interface OpenQuestion extends Question {
  readonly kind: 'confirm' | 'warning';
  readonly answer: (yes: boolean) => void;
}

export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

const ask = (kind: OpenQuestion['kind'], question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    // A second question withdraws the first, which then counts as answered by no.
    openQuestion.get()?.answer(false);
    openQuestion.set({
      ...question,
      kind,
      answer: (yes) => {
        openQuestion.set(undefined);
        resolve(yes);
      },
    });
  });

/** Asks before an act; resolves to false on cancel, Escape and a click outside. All have one title. */
export const confirmAct = (question: Omit<Question, 'title'>): Promise<boolean> =>
  ask('confirm', question);

/** As `confirmAct`, where the title is the question itself. */
export const askInTitle = (question: Question & { readonly title: string }): Promise<boolean> =>
  ask('confirm', question);

/** Says something that must be read; `cancel: true` adds a way out. */
export const warn = (question: Question): Promise<boolean> =>
  ask('warning', { cancel: false, ...question });
