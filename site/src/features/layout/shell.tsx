import { Box, chakra } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { finishLayout } from '../../lib/document/finish-layout';
import { useWords } from '../../lib/words/use-words';
import type { CartFigures } from './cart-link';
import { Footer } from './footer';
import { MainPart } from './main-part';
import { barLinks } from './menu';
import { NavBar } from './nav-bar';

/** Selector of elements that keep the focus across a navigation. */
const focusKeepers = ':is(input, textarea, select), dialog *, [role=dialog] *';

/**
 * Moves the focus to the heading after a navigation, so that a screen reader announces it and Tab continues from there.
 * A page reached with Back or with a fragment is laid out at once, so that it scrolls to the right place; on other
 * pages, layout may be deferred.
 */
export function Arrival() {
	const { pathname, hash } = useLocation();
	const isNamed = hash !== '';
	const isBack = useNavigationType() === 'POP';
	const lastPathnameRef = useRef(pathname);
	// Must run before the router scrolls.
	useLayoutEffect(() => {
		if (lastPathnameRef.current !== pathname) {
			lastPathnameRef.current = pathname;
			document.documentElement.toggleAttribute('data-whole', isBack || isNamed);
			focusHeading();
		}
		return finishLayout();
	}, [pathname, isBack, isNamed]);
	return null;
}

function focusHeading() {
	const heading = document.querySelector('h1');
	if (!heading || document.activeElement?.matches(focusKeepers)) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

const Thread = chakra('div', {
	base: {
		position: 'fixed',
		insetInline: '0',
		top: '0',
		height: '3px',
		zIndex: 'skip',
		bg: 'accent',
		transformOrigin: 'var(--start, 0) 0',
		animation: 'weave 8s {easings.reveal} .2s both',
	},
});

/** Progress bar at the top while the next page loads. */
export function NavigationProgress() {
	const { t } = useWords();
	const isBusy = useNavigation().state !== 'idle';
	return isBusy && <Thread role="progressbar" aria-label={t('Loading')} />;
}

const Link = chakra('a', {
	base: {
		position: 'fixed',
		top: '2',
		insetInlineStart: 'margin',
		zIndex: 'skip',
		paddingInline: '4',
		paddingBlock: '3',
		bg: 'ink',
		color: 'canvas',
		textStyle: 'ui',
		'&:not(:focus)': { transform: 'translateY(-200%)' },
	},
});

/** First element in the tab order. */
export const SkipLink = () => {
	const { t } = useWords();
	return <Link href="#content">{t('Skip to content')}</Link>;
};

/**
 * Layout around every page. Without `site`, because the settings could not be read, it shows only the default links.
 */
export function Shell({
	site,
	cart,
	isBare = false,
	children,
}: {
	site: Site | null;
	/** Cart figures for the bar. */
	cart?: CartFigures | undefined;
	/** If true, the page has its own bar, main part and footer. */
	isBare?: boolean;
	children: ReactNode;
}) {
	const { t } = useWords();
	const links = useMemo(() => barLinks(site, t), [site, t]);
	if (isBare)
		return (
			<>
				<SkipLink />
				<NavigationProgress />
				{children}
				<Arrival />
			</>
		);
	return (
		<Box display="flex" flexDirection="column" minHeight="100dvh">
			<SkipLink />
			<NavigationProgress />
			<NavBar ownerName={site?.ownerName ?? ''} links={links} cart={cart} />
			<MainPart>{children}</MainPart>
			<Arrival />
			<Footer site={site} />
		</Box>
	);
}
