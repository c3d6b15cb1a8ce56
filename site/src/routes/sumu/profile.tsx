import { Plus } from 'lucide-react';
import { paths } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';
import { OverviewScreen } from '../../features/overview/components/overview-screen';
import { ProfileCard } from '../../features/overview/components/profile-card';
import { useLogOut, useSession } from '../../lib/auth';
import { LinkButton } from '../../ui/button';
import { PageBar } from '../../ui/sumu/page-bar';

export default function Profile() {
	const snapshot = useSession();
	const logOut = useLogOut();
	return (
		<>
			<PageBar title="Overview">
				<LinkButton to={sumuPaths.addProject.at()} size="compact">
					<Plus size={18} aria-hidden />
					Add Project
				</LinkButton>
			</PageBar>
			{'user' in snapshot && (
				<ProfileCard
					user={snapshot.user}
					editTo={paths.editProfile.at(snapshot.user.email)}
					onLogOut={logOut}
				/>
			)}
			<OverviewScreen />
		</>
	);
}
