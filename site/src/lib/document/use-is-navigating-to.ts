import { useNavigation } from 'react-router-dom';

/** Returns whether the browser is navigating to a page whose path begins with `start`. */
export const useIsComing = (start: string) =>
	useNavigation().location?.pathname.startsWith(start) === true;
