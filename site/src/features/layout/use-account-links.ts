import type { Label } from '@sumu/contract/words';
import { type NavigationLink, navigation } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';
import { useRole } from '../../lib/auth';

const dashboard: NavigationLink<Label> = { label: 'Dashboard', to: sumuPaths.profile.at() };

/** Account pages of the current user, with the dashboard for staff only. */
export const useAccountLinks = (): readonly NavigationLink<Label>[] =>
	(useRole() ?? 'normal') === 'normal' ? navigation.account : [...navigation.account, dashboard];
