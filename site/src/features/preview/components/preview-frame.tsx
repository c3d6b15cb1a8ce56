import { Box } from '@chakra-ui/react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useIsFramed } from '../../../lib/preview/use-frame';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { PhoneView } from './phone-view';
import { PreviewBar } from './preview-bar';

/** Cancels an event, e.g. a form submission in a preview. */
function cancelEvent(event: SyntheticEvent) {
	event.preventDefault();
	event.stopPropagation();
}

/** Opens links in a new tab: in a frame, another page would replace the preview. */
function openBeside(event: React.MouseEvent<HTMLElement>) {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || link.getAttribute('href')?.startsWith('#')) return;
	cancelEvent(event);
	window.open(link.href, '_blank', 'noopener');
}

/** Page in a preview, with the preview bar and a switch to phone width. */
export function PreviewFrame({
	expires,
	isInner,
	children,
}: {
	expires: string | null;
	/** If true, the page is inside another preview, which already has the bar. */
	isInner: boolean;
	children: ReactNode;
}) {
	const { t } = useWords();
	const isFramed = useIsFramed();
	const [isPhone, setPhone] = useState(false);
	return (
		<Box
			display="flex"
			flexDirection="column"
			minHeight="100dvh"
			onSubmitCapture={cancelEvent}
			onClickCapture={isFramed ? openBeside : undefined}
		>
			{isPhone ? <PhoneView /> : children}
			{!isInner && (
				<PreviewBar expires={expires}>
					{!isFramed && (
						<Button
							variant="outline"
							size="compact"
							hideBelow="lg"
							color="inherit"
							borderColor="currentColor"
							onClick={() => setPhone(!isPhone)}
						>
							{isPhone ? t('Full width') : t('Phone width')}
						</Button>
					)}
				</PreviewBar>
			)}
		</Box>
	);
}
