import { Box } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useHydrated } from '../lib/document/client-store';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './icon-button';

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
		<IconButton aria-label={next === 'dark' ? toDark : toLight} onClick={() => setTheme(next)}>
			<Icon size={20} strokeWidth={1.75} aria-hidden />
		</IconButton>
	);
}
