import { History } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '../../../lib/chunk/load-chunk';
import { TextButton } from '../../../ui/text-link';
import type { HistoryAdapter } from './history-adapter';
import { historyWords } from './words';

const HistoryPanel = lazy(() => loadChunk('history', () => import('./history-panel')));

/** Opens the history panel beside a form. */
export function HistoryButton({ past }: { past: HistoryAdapter }) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return (
		<>
			<TextButton ref={button} tone="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<History size={16} aria-hidden />
				{historyWords.title}
			</TextButton>
			{isOpen && (
				<Suspense>
					<HistoryPanel past={past} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
