import { Box } from '@chakra-ui/react';
import type { SetupProgress } from '@sumu/contract';
import { Circle, CircleCheckBig, CircleSlash } from 'lucide-react';
import { setupWords } from './steps';

type State = SetupProgress['steps'][number]['state'];

const stateIcons = { open: Circle, done: CircleCheckBig, skipped: CircleSlash } as const;
const stateColours = { open: 'control', done: 'greenText', skipped: 'muted' } as const;

/** Icon for the state of a step, with a text for screen readers. */
export function StateIcon({ state, size = 20 }: { state: State; size?: number }) {
	const Icon = stateIcons[state];
	return (
		<Box as="span" display="inline-flex" flex="none" color={stateColours[state]}>
			<Icon size={size} strokeWidth={1.75} aria-hidden />
			<Box as="span" srOnly>
				{setupWords.state[state]}:
			</Box>
		</Box>
	);
}
