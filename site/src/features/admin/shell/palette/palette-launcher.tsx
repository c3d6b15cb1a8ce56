import {
	type ComponentType,
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useState,
} from 'react';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { showAlert } from '../../../../ui/alerts';
import { paletteWords } from './words';

const loadPalette = () => loadChunk('command palette', () => import('./palette'));

const OpenContext = createContext<() => void>(() => {});

/** Returns a function that opens the command palette. */
export const useOpenPalette = () => use(OpenContext);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
	key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A modal dialog, such as a question about unsaved changes, must be answered before the palette opens. */
const isBehindDialog = () => document.documentElement.hasAttribute('data-modal');

/** Opens the command palette on Ctrl+K or ⌘K and from the buttons within. Its code is loaded the first time. */
export function PaletteLauncher({ children }: { children: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
	const openPalette = useCallback(() => {
		setOpen(true);
		loadPalette().then(
			(module) => setPalette(() => module.Palette),
			() => {
				setOpen(false);
				void showAlert('error', paletteWords.notLoaded);
			},
		);
	}, []);
	useEffect(() => {
		const openByKey = (event: KeyboardEvent) => {
			if (!isShortcut(event)) return;
			event.preventDefault();
			if (!isBehindDialog()) openPalette();
		};
		document.addEventListener('keydown', openByKey);
		return () => document.removeEventListener('keydown', openByKey);
	}, [openPalette]);
	return (
		<OpenContext value={openPalette}>
			{children}
			{isOpen && Palette && <Palette onClose={() => setOpen(false)} />}
		</OpenContext>
	);
}
