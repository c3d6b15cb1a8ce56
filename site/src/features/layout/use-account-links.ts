import { type NavigationLink, navigation } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';
import { useAdmin } from '../../lib/auth';

const dashboard: NavigationLink = { label: 'Dashboard', to: sumuPaths.profile.at() };

/** The pages of who is signed in; the workplace only for admins. */
export const useAccountLinks = (): readonly NavigationLink[] =>
	useAdmin() ? [...navigation.account, dashboard] : navigation.account;
