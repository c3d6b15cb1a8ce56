import { Box } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router-dom';
import { entryPaths, sumuPaths } from '../../../../config/sumu-paths';
import { Button } from '../../../../ui/button';
import { PageBar } from '../../ui/page-bar';
import { adminWords } from '../../words';
import { canAccessScreen, useWorkRole } from '../screen-permissions';

const { offline: offlineWords } = adminWords;

const subscribe = (notify: () => void) => {
	addEventListener('online', notify);
	addEventListener('offline', notify);
	return () => {
		removeEventListener('online', notify);
		removeEventListener('offline', notify);
	};
};

const useIsOnline = () =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);

/** Says that the browser is offline, and what still works. It stays above the page bar. */
export function OfflineBanner() {
	const isOnline = useIsOnline();
	useEffect(() => {
		const root = document.documentElement;
		if (isOnline) return;
		root.style.setProperty('--banner', '48px');
		return () => void root.style.removeProperty('--banner');
	}, [isOnline]);
	return (
		!isOnline && (
			<Box
				role="alert"
				position="sticky"
				top="0"
				zIndex="bar"
				display="flex"
				alignItems="center"
				gap="3"
				height="48px"
				marginInline="calc(-1 * {spacing.screen})"
				paddingInline="screen"
				bg="ink"
				color="canvas"
				textStyle="small"
			>
				<WifiOff size={18} aria-hidden />
				{offlineWords.banner}
			</Box>
		)
	);
}

/** Shown in place of a screen whose script failed to load. Reloads as soon as the browser is online again. */
export function ScreenNotLoaded() {
	const isOnline = useIsOnline();
	const [wasOffline] = useState(!isOnline);
	useEffect(() => {
		if (wasOffline && isOnline) location.reload();
	}, [wasOffline, isOnline]);
	return (
		<>
			<PageBar title={offlineWords.title} />
			<Box role="alert" display="grid" gap="4" justifyItems="start" paddingBlock="8" textStyle="ui">
				<p>{isOnline ? offlineWords.text : offlineWords.textOffline}</p>
				<Button
					variant="outline"
					size="compact"
					// Offline, a reload would replace the workplace with the browser's own error page.
					aria-disabled={!isOnline}
					onClick={() => navigator.onLine && location.reload()}
				>
					{offlineWords.retry}
				</Button>
			</Box>
		</>
	);
}

/** Screens whose scripts load in advance, so that they also open offline. */
const mainScreens: readonly string[] = [
	sumuPaths.profile.at(),
	...Object.values(entryPaths).flatMap(({ list, add, edit }) => [
		list.at(),
		add.at(),
		edit.at('any'),
	]),
	sumuPaths.messages.at(),
	sumuPaths.subscribers.at(),
	sumuPaths.settings.at(),
];

/** Time without other screens’ scripts, in which the first screen loads. */
const PRELOAD_DELAY_MS = 3_000;

/** Loads the scripts of the main screens once the first one has had time to load. */
export function PreloadedScreens() {
	const role = useWorkRole();
	const [isDue, setDue] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setDue(true), PRELOAD_DELAY_MS);
		return () => clearTimeout(timer);
	}, []);
	return (
		isDue &&
		mainScreens
			.filter((address) => canAccessScreen(role, address))
			.map((address) => <PrefetchPageLinks key={address} page={address} />)
	);
}
