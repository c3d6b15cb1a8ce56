import { useSyncExternalStore } from 'react';
import { type Snapshot, session } from '../session';

const loading: Snapshot = { status: 'loading' };
const subscribe = (listener: () => void) => session().subscribe(listener);
const snapshot = () => session().snapshot();

/** Whether somebody is signed in, and who; loading on the server and while it is found out. */
export const useSession = (): Snapshot => useSyncExternalStore(subscribe, snapshot, () => loading);
