import { EditorPage } from './EditorPage.tsx';

/** The same listing with what a buyer reads: description, pictures, properties. */
export default function DetailPage() {
  return <EditorPage part="details" path="/editGoodsDetaila" />;
}
