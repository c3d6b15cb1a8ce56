import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { sitePaths } from '../../config/paths';
import { useLogOut, useSession } from '../../lib/auth';
import { translateMessageInBrowser } from '../../lib/words/translate-message';
import { useWords } from '../../lib/words/use-words';
import { createLogOutAlerts, prepareAlerts } from '../../ui/alerts';
import { Button } from '../../ui/button';
import { UserPhoto } from '../../ui/user-photo';
import { DrawerLink } from './drawer-link';
import { useAccountLinks } from './use-account-links';

const logOutAlerts = createLogOutAlerts(translateMessageInBrowser);

/** Account links and log-out button in the drawer, or the log-in link. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
	const { t } = useWords();
	const session = useSession();
	const isSignedIn = session.status === 'signed-in';
	useEffect(() => {
		if (isSignedIn) prepareAlerts();
	}, [isSignedIn]);
	const accountLinks = useAccountLinks();
	const logOut = useLogOut(logOutAlerts);
	if (session.status !== 'signed-in')
		return (
			<Box as="nav" aria-label={t('Account')} marginTop="8">
				<DrawerLink label={t('Login')} to={sitePaths.login.at()} onClick={onLeave} />
			</Box>
		);
	const { displayName, email, photoURL } = session.user;
	return (
		<Box as="nav" aria-label={t('Account')} marginTop="8">
			<Box display="flex" alignItems="center" gap="3" paddingBottom="4">
				<UserPhoto name={displayName} src={photoURL} size={44} />
				<Box minWidth="0">
					<Box as="p" textStyle="ui" fontWeight="strong" truncate>
						{displayName}
					</Box>
					<Box as="p" textStyle="label" color="muted" truncate>
						{email}
					</Box>
				</Box>
			</Box>
			<ul>
				{accountLinks.map((link) => (
					<li key={link.label}>
						<DrawerLink label={t(link.label)} to={link.to} onClick={onLeave} />
					</li>
				))}
			</ul>
			<Button
				variant="outline"
				size="compact"
				marginTop="6"
				onClick={() => {
					onLeave();
					void logOut();
				}}
			>
				{t('Logout')}
			</Button>
		</Box>
	);
}
