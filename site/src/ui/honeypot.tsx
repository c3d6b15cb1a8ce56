import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useWords } from '../lib/words/use-words';

/** A field that people and their assistive technology never meet; machines fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
	const { say } = useWords();
	return (
		<Box
			aria-hidden
			position="absolute"
			insetInlineStart="-9999px"
			width="1px"
			height="1px"
			overflow="hidden"
		>
			<label>
				{say('Website')}
				<input {...props} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</Box>
	);
}
