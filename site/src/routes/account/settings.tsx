import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { profileKey, profileQuery } from '../../features/account/profile/api/profile';
import { sessionsQuery } from '../../features/account/settings/api/account-settings';
import { SettingsPage } from '../../features/account/settings/components/settings-page';
import { PageHead } from '../../features/seo/components/page-head';
import { forUser } from '../../lib/auth';
import { loadInBrowser } from '../../lib/query';
import { browserClient } from '../../lib/query/client';
import { useWords } from '../../lib/words/use-words';
import { PageSkeleton } from '../../ui/page-skeleton';

export const clientLoader = forUser(async (_args, { email }) => {
	await loadInBrowser((client) => [
		client.ensureQueryData(profileQuery(email)),
		client.ensureQueryData(sessionsQuery(email)),
	]);
	return { email };
});

const readAgain = () => browserClient().invalidateQueries({ queryKey: profileKey });

const Head = () => {
	const { t } = useWords();
	return (
		<PageHead
			title={t('Settings')}
			description={t('Your password, two-step sign-in, and the browsers where you are signed in.')}
			path={sitePaths.settings.at()}
			isPrivate
		/>
	);
};

export function HydrateFallback() {
	const { t } = useWords();
	return (
		<>
			<Head />
			<PageSkeleton title={t('Settings')} />
		</>
	);
}

export default function Settings() {
	const { email } = useLoaderData<typeof clientLoader>();
	const { data: user } = useSuspenseQuery(profileQuery(email));
	return (
		<>
			<Head />
			<SettingsPage user={user} onChanged={readAgain} />
		</>
	);
}
