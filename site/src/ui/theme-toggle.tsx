import { Box, chakra } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { flushSync } from 'react-dom';
import { useHydrated } from '../lib/document/client-store';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './button';
import { withoutScripts } from './defer-layout';

/** Changes the theme row by row (`motion.css`), or at once with reduced motion or without view transitions. */
function dye(change: () => void) {
	const page = document.documentElement;
	if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
		return change();
	page.dataset.dye = '';
	const { finished } = document.startViewTransition(() => flushSync(change));
	void finished.finally(() => delete page.dataset.dye);
}

/** One of the button's two faces: the theme it switches to. Only CSS knows the current theme before hydration. */
const Face = chakra('span', {
	base: {
		display: 'grid',
		'&[data-to=dark]': { _dark: { display: 'none' } },
		'&[data-to=light]': { display: 'none', _dark: { display: 'grid' } },
	},
});

/** Switches between the two themes. */
export function ThemeToggle() {
	const { t } = useWords();
	const { resolvedTheme, setTheme } = useTheme();
	const [toDark, toLight] = [t('Switch to the dark theme'), t('Switch to the light theme')];
	const isHydrated = useHydrated();
	const isDark = resolvedTheme === 'dark';
	return (
		<IconButton
			// Before hydration, the visible face names the button.
			aria-label={isHydrated ? (isDark ? toLight : toDark) : undefined}
			onClick={() => dye(() => setTheme(isDark ? 'light' : 'dark'))}
			css={withoutScripts({ visibility: 'hidden' })}
		>
			<Face data-to="dark">
				<Moon size={20} strokeWidth={1.75} aria-hidden />
				<Box as="span" srOnly>
					{toDark}
				</Box>
			</Face>
			<Face data-to="light">
				<Sun size={20} strokeWidth={1.75} aria-hidden />
				<Box as="span" srOnly>
					{toLight}
				</Box>
			</Face>
		</IconButton>
	);
}
