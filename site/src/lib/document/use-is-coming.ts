import { useNavigation } from 'react-router-dom';

/** Whether a page whose path begins with `start` is on its way. */
export const useIsComing = (start: string) =>
	useNavigation().location?.pathname.startsWith(start) === true;
