import { Box } from '@chakra-ui/react';
import type { SetupStep } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { sitePaths } from '../../config/paths';
import { entryPaths, sumuPaths } from '../../config/sumu-paths';
import { profileQuery } from '../../features/account/profile/api/profile';
import { OverviewScreen } from '../../features/admin/overview/components/overview-screen';
import { ProfileCard } from '../../features/admin/overview/components/profile-card';
import { Advice, BackupRemark, MailState } from '../../features/admin/overview/components/remarks';
import { SetupCard } from '../../features/admin/setup/setup-card';
import { stepAnchor } from '../../features/admin/setup/steps';
import { canAccessScreen, useWorkRole } from '../../features/admin/shell/screen-permissions';
import { PageBar } from '../../features/admin/ui/page-bar';
import { useLogOut, useSession } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { translateMessageInBrowser, useTranslateMessage } from '../../lib/words/translate-message';
import { createLogOutAlerts } from '../../ui/alerts';
import { LinkButton } from '../../ui/button';
import { TextLink } from '../../ui/text-link';

/** Advice to turn on two-step sign-in; hidden once it is on, and while that is unknown. */
function SecondFactorAdvice({ email }: { email: string }) {
	const { data: user } = useQuery(profileQuery(email));
	return user?.twoStep === false ? <Advice settings={sitePaths.settings.at()} /> : null;
}

const toStep = (step: SetupStep) => (
	<TextLink to={`${sumuPaths.setup.at()}#${stepAnchor(step)}`} tone="current">
		Set it up
	</TextLink>
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
			<Box display="grid" gap="3" marginBottom="6">
				{role === 'admin' && <MailState>{toStep('mail')}</MailState>}
				{role === 'admin' && <BackupRemark>{toStep('backup')}</BackupRemark>}
				{'user' in sessionSnapshot && <SecondFactorAdvice email={sessionSnapshot.user.email} />}
			</Box>
			{role === 'admin' && <SetupCard />}
			<OverviewScreen />
		</>
	);
}
