import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';
import { useWords } from '../../lib/words/use-words';

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
	const { say } = useWords();
	const isBusy = useNavigation().state !== 'idle';
	return isBusy && <Thread role="progressbar" aria-label={say('Loading')} />;
}
