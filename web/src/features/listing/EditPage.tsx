import { EditorPage } from './EditorPage.tsx';

/** A listing with everything that is published of it. */
export default function EditPage() {
  return <EditorPage part="all" path="/aiProducts/edit" />;
}
