import { useParams } from 'react-router-dom';
import { phoneApp } from '../../../session/phone-app.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { AlertDoor } from '../alerts/AlertDoor.tsx';
import { phoneDoorOf, shipperDoorOf } from '../alerts/alert-door.ts';

/** /m/alert/:alertId, the link of an e-mail that is opened on the phone. */
export default function PhoneAlertPage() {
  const { alertId = '' } = useParams();
  const { role } = useViewer();
  const doorOf = role === 'SHIPPER' ? shipperDoorOf : phoneDoorOf;
  return (
    <AlertDoor
      key={alertId}
      alertId={alertId}
      doorOf={(alert) => doorOf(alert, phoneApp)}
      home={phoneApp}
    />
  );
}
