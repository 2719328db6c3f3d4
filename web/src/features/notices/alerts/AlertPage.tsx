import { useParams } from 'react-router-dom';
import { RequireSession } from '../../../session/RequireSession.tsx';
import { AlertDoor } from './AlertDoor.tsx';
import { doorOf } from './alert-door.ts';

/** /alert/:alertId, the link of an e-mail. */
export default function AlertPage() {
  const { alertId = '' } = useParams();
  return (
    <RequireSession>
      <AlertDoor key={alertId} alertId={alertId} doorOf={doorOf} home="/home" />
    </RequireSession>
  );
}
