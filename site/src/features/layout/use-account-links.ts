import { sitePages } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';
import { type NavigationLink, navigationLinks } from '../../config/paths';
import { useRole } from '../../lib/auth';

const dashboardLink: NavigationLink<StaticText> = {
	label: 'Dashboard',
	to: sitePages.workplace,
};

/** Account pages of the current user, with the dashboard for staff only. */
export const useAccountLinks = (): readonly NavigationLink<StaticText>[] =>
	(useRole() ?? 'normal') === 'normal'
		? navigationLinks.account
		: [...navigationLinks.account, dashboardLink];
