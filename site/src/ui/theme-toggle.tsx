import { Box } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { flushSync } from 'react-dom';
import { useHydrated } from '../lib/document/client-store';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './button';

/** Changes the theme row by row (`motion.css`), or at once with reduced motion or without view transitions. */
function dye(change: () => void) {
	const page = document.documentElement;
	if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
		return change();
	page.dataset.dye = '';
	const { finished } = document.startViewTransition(() => flushSync(change));
	void finished.finally(() => delete page.dataset.dye);
}

/** Switches between the two themes. Rendered after hydration, because only the browser knows the current one. */
export function ThemeToggle() {
	const { t } = useWords();
	const { resolvedTheme, setTheme } = useTheme();
	const isHydrated = useHydrated();
	// Translated on the server too, so that the page includes both texts.
	const [toDark, toLight] = [t('Switch to the dark theme'), t('Switch to the light theme')];
	if (!isHydrated) return <Box width="compact" height="compact" />;
	const next = resolvedTheme === 'dark' ? 'light' : 'dark';
	const Icon = next === 'dark' ? Moon : Sun;
	return (
		<IconButton
			aria-label={next === 'dark' ? toDark : toLight}
			onClick={() => dye(() => setTheme(next))}
		>
			<Icon size={20} strokeWidth={1.75} aria-hidden />
		</IconButton>
	);
}
