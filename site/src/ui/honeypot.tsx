import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useWords } from '../lib/words/use-words';

/** Field that only bots fill in: hidden on screen, from the keyboard and from assistive technology. Text browsers show its label. */
export function Honeypot(props: ComponentProps<'input'>) {
	const { t } = useWords();
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
				{t('Leave this field empty')}
				<input {...props} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</Box>
	);
}
