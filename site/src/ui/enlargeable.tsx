import { Box } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';
import { Maximize2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../lib/chunk/load-chunk';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './button';

const Lightbox = lazy(() => loadChunk('lightbox', () => import('./lightbox')));

/** A picture with a button that opens it full screen. */
export function Enlargeable({
	picture,
	label,
	children,
}: {
	picture: Picture | null;
	/** Description of the picture, for the button and the dialog. */
	label: string;
	children: ReactNode;
}) {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	return (
		<Box position="relative">
			{children}
			{picture && (
				<IconButton
					aria-label={t('Enlarge the picture')}
					aria-haspopup="dialog"
					position="absolute"
					insetInlineEnd="4"
					bottom="4"
					bg="foot"
					color="onFoot"
					_hover={{ bg: 'accent', color: 'onAccent' }}
					onClick={() => setOpen(true)}
				>
					<Maximize2 size={19} strokeWidth={1.75} aria-hidden />
				</IconButton>
			)}
			{isOpen && picture && (
				<Suspense>
					<Lightbox
						pictures={[{ picture, caption: '' }]}
						label={label}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</Box>
	);
}
