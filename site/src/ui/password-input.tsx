import { Box } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useWords } from '../lib/words/use-words';
import { IconButton } from './button';
import { Input } from './field';

/** A password input with a button that reveals the password. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
	const { t } = useWords();
	const [shown, setShown] = useState(false);
	const Icon = shown ? EyeOff : Eye;
	return (
		<Box position="relative">
			<Input {...props} type={shown ? 'text' : 'password'} paddingInlineEnd="12" />
			<IconButton
				aria-label={t('Show the password')}
				aria-pressed={shown}
				onClick={() => setShown(!shown)}
				position="absolute"
				top="4px"
				insetInlineEnd="4px"
			>
				<Icon size={19} strokeWidth={1.75} aria-hidden />
			</IconButton>
		</Box>
	);
}
