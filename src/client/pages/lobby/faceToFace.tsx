import { Switch } from '../../kit/controls.tsx';
import { words } from '../../kit/i18n.ts';
import { settings } from '../../kit/settings/settings.ts';
import type { Session } from '../../net/store/session.ts';
import { canSitAround } from '../../table/screen/faces/hands.ts';

/** Several people at one screen may lay it between them. */
export function FaceToFaceChoice({ session }: { readonly session: Session }) {
  const { seats } = words.value;
  if (!canSitAround(session.held.value)) return null;
  const turn = (on: boolean) => {
    settings.faceToFace.value = on;
  };
  return <Switch label={seats.faceToFace} hint={seats.faceToFaceHint} on={settings.faceToFace.value} turn={turn} />;
}
