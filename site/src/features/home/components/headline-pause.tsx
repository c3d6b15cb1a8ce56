import { Box } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { useWords } from '../../../lib/words/use-words';
import { IconButton } from '../../../ui/icon-button';
import { useReducedMotion } from '../../../ui/use-reduced-motion';

/** Button that pauses the headline. With reduced motion there is no button, but its space stays. */
export function HeadlinePause({ isPaused, toggle }: { isPaused: boolean; toggle: () => void }) {
	const { say } = useWords();
	const still = useReducedMotion();
	const Icon = isPaused ? Play : Pause;
	return (
		<Box width="compact" height="compact">
			{!still && (
				<IconButton
					aria-label={isPaused ? say('Play the headline') : say('Pause the headline')}
					onClick={toggle}
					bg="canvas"
					_hover={{ bg: 'sunken' }}
				>
					<Icon size={18} aria-hidden />
				</IconButton>
			)}
		</Box>
	);
}
