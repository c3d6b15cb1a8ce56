import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { profileQuery } from '../../features/account/profile/api/get-profile';
import { ProfileEdit } from '../../features/account/profile/components/profile-edit';
import { PageHead } from '../../features/seo/components/page-head';
import { forUser } from '../../lib/auth';
import { loadInBrowser } from '../../lib/query';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forUser(({ params }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
	loadInBrowser((client) => [client.ensureQueryData(profileQuery(params.email ?? ''))]),
);

const Head = () => (
	<PageHead title="Edit Profile" path={paths.editProfile.at(useParams().email ?? '')} isPrivate />
);

export function HydrateFallback() {
	return (
		<>
			<Head />
			<PageSkeleton title="Edit Profile" />
		</>
	);
}

export default function EditProfile() {
	const { email = '' } = useParams();
	return (
		<>
			<Head />
			<ProfileEdit key={email} of={email} />
		</>
	);
}
