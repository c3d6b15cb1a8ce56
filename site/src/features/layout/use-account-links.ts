import type { Label } from '@sumu/contract/words';
import { type NavigationLink, navigation } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';
import { useRole } from '../../lib/auth';

const dashboard: NavigationLink<Label> = { label: 'Dashboard', to: sumuPaths.profile.at() };

/** The pages of who is signed in; the workplace only for who works there. */
export const useAccountLinks = (): readonly NavigationLink<Label>[] =>
	(useRole() ?? 'normal') === 'normal' ? navigation.account : [...navigation.account, dashboard];
