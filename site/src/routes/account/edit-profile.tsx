import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { profileQuery } from '../../features/account/profile/api/profile';
import { ProfileEdit } from '../../features/account/profile/components/profile-edit';
import { PageHead } from '../../features/seo/components/page-head';
import { forUser } from '../../lib/auth';
import { loadInBrowser } from '../../lib/query';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forUser(({ params }: Pick<LoaderFunctionArgs, 'params' | 'url'>) =>
	loadInBrowser((client) => [client.ensureQueryData(profileQuery(params.email ?? ''))]),
);

const Head = () => {
	const { t } = useWords();
	return (
		<PageHead
			title={t('Edit Profile')}
			description={t('Change your name, your address and what you say about yourself.')}
			path={sitePaths.editProfile.at(useParams().email ?? '')}
			isPrivate
		/>
	);
};

export function HydrateFallback() {
	const { t } = useWords();
	return (
		<>
			<Head />
			<PageSkeleton title={t('Edit Profile')} />
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
