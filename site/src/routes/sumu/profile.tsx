import { Box } from '@chakra-ui/react';
import { isOriginal } from '@sumu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { sitePaths } from '../../config/paths';
import { entryPaths } from '../../config/sumu-paths';
import { profileQuery } from '../../features/account/profile/api/profile';
import { Attention } from '../../features/admin/overview/components/attention';
import { OverviewScreen } from '../../features/admin/overview/components/overview-screen';
import { ProfileCard } from '../../features/admin/overview/components/profile-card';
import { Recent } from '../../features/admin/overview/components/recent';
import { SetupCard } from '../../features/admin/setup/setup-card';
import { canAccessScreen, useWorkRole } from '../../features/admin/shell/screen-permissions';
import { PageBar } from '../../features/admin/ui/page-bar';
import { useLogOut, useSession } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { translateMessageInBrowser, useTranslateMessage } from '../../lib/words/translate-message';
import { createLogOutAlerts } from '../../ui/alerts';
import { LinkButton } from '../../ui/button';

/** Whether the account has no two-step sign-in; false while that is unknown. */
const useIsPasswordOnly = (email: string) => useQuery(profileQuery(email)).data?.twoStep === false;

const AccountAttention = ({ email }: { email: string }) => (
	<Attention isPasswordOnly={useIsPasswordOnly(email)} />
);

const logOutAlerts = createLogOutAlerts(translateMessageInBrowser);

const addProjectLink = { to: entryPaths.project.add.at(), label: 'Add Project' };
const addPostLink = { to: entryPaths.blog.add.at(), label: 'Add Blog' };

export default function Profile() {
	const sessionSnapshot = useSession();
	const logOut = useLogOut(logOutAlerts);
	const role = useWorkRole();
	const translate = useTranslateMessage();
	const addLink = canAccessScreen(role, addProjectLink.to) ? addProjectLink : addPostLink;
	return (
		<>
			<PageBar title={isOriginal(useSite()) ? 'Overview' : 'Home'}>
				<LinkButton to={addLink.to} size="compact">
					<Plus size={18} aria-hidden />
					{translate(addLink.label)}
				</LinkButton>
			</PageBar>
			{'user' in sessionSnapshot && (
				<ProfileCard
					user={sessionSnapshot.user}
					editTo={sitePaths.editProfile.at(sessionSnapshot.user.email)}
					onLogOut={logOut}
				/>
			)}
			<Box marginBottom="8">
				{'user' in sessionSnapshot && <AccountAttention email={sessionSnapshot.user.email} />}
			</Box>
			<Recent />
			{role === 'admin' && <SetupCard />}
			<OverviewScreen />
		</>
	);
}
