import { useLoaderData } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { profileQuery } from '../../features/account/profile/api/profile';
import { ProfileView } from '../../features/account/profile/components/profile-view';
import { PageHead } from '../../features/seo/components/page-head';
import { forUser } from '../../lib/auth';
import { loadInBrowser } from '../../lib/query';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forUser(async (_args, { email }) => {
	await loadInBrowser((client) => [client.ensureQueryData(profileQuery(email))]);
	return { email };
});

const Head = () => {
	const { t } = useWords();
	return (
		<PageHead
			title={t('Profile')}
			description={t('Your name, picture and address on this site.')}
			path={sitePaths.profile.at()}
			isPrivate
		/>
	);
};

export function HydrateFallback() {
	const { t } = useWords();
	return (
		<>
			<Head />
			<PageSkeleton title={t('Profile')} />
		</>
	);
}

export default function Profile() {
	const { email } = useLoaderData<typeof clientLoader>();
	return (
		<>
			<Head />
			<ProfileView email={email} />
		</>
	);
}
