import { Box } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { loginAt, useLogOut, useSession } from '../../../../lib/auth';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { useWords } from '../../../../lib/words/use-words';
import { createLogOutAlerts, prepareAlerts } from '../../../../ui/alerts';
import { IconLink } from '../../../../ui/button';
import { TextButton } from '../../../../ui/text-link';
import { ThemeToggle } from '../../../../ui/theme-toggle';
import { UserPhoto } from '../../../../ui/user-photo';
import { PaletteLauncher } from '../palette/palette-launcher';
import { SumuShell } from './shell';

/** The signed-in user. */
export interface SignedInUser {
	readonly name: string;
	/** Address of the photo, or empty. */
	readonly photo: string;
}

// The notice is shown on the home page, in the site's language.
const logOutAlerts = createLogOutAlerts(translateMessageInBrowser);

/** Photo and name of the user, log-out button, theme toggle and a link to the site. */
export function Account({ owner, onLogOut }: { owner: SignedInUser; onLogOut: () => void }) {
	const { t } = useWords();
	return (
		<Box display="flex" alignItems="center" gap="3" paddingBlock="3" flexShrink="0">
			<UserPhoto name={owner.name} src={owner.photo} size={44} />
			<Box minWidth="0" flexGrow="1">
				<Box as="p" textStyle="small" fontWeight="strong" lineClamp="2" overflowWrap="anywhere">
					{owner.name}
				</Box>
				<TextButton
					onClick={onLogOut}
					tone="quiet"
					textStyle="label"
					minHeight="24px"
					paddingBlock="0"
					backgroundPosition="0 100%"
				>
					{t('logOut')}
				</TextButton>
			</Box>
			<Box display="flex" marginInlineEnd="-12px">
				<ThemeToggle />
				<IconLink to={sitePaths.home.at()} aria-label="Go to the site">
					<ExternalLink size={19} strokeWidth={1.75} aria-hidden />
				</IconLink>
			</Box>
		</Box>
	);
}

/** Current user. If an expired session ends without being renewed, the user stays, so that typed values are kept. */
function useWhoWorks() {
	const snapshot = useSession();
	const [known, setKnown] = useState(snapshot);
	const isLetGo = known.status === 'expired' && snapshot.status === 'signed-out';
	if (snapshot !== known && !isLetGo) setKnown(snapshot);
	return isLetGo ? known : snapshot;
}

/**
 * Admin of the signed-in user. After a log-out, here or in another tab, it redirects to the login page. An
 * expired session keeps the screen, because it can be renewed in place.
 */
export function SignedIn({ siteName, children }: { siteName: string; children: ReactNode }) {
	const snapshot = useWhoWorks();
	const location = useLocation();
	useEffect(prepareAlerts, []);
	const logOut = useLogOut(logOutAlerts);
	if (snapshot.status === 'loading') return null;
	if (snapshot.status === 'signed-out') return <Navigate to={loginAt(location)} replace />;
	const { displayName, email, photoURL } = snapshot.user;
	const owner = { name: displayName || email, photo: photoURL };
	return (
		<PaletteLauncher>
			<SumuShell siteName={siteName} account={<Account owner={owner} onLogOut={logOut} />}>
				{children}
			</SumuShell>
		</PaletteLauncher>
	);
}
