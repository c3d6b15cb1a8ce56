import { Box } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { useFocusWithin } from '../../../../lib/document/page-hooks';
import { useWords } from '../../../../lib/words/use-words';
import { Field, Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';

/** Second step of signing in. Recovery codes contain letters, so they need a text keyboard. */
export default function CodeField({
	error,
	...input
}: { error: string | undefined } & ComponentProps<typeof Input>) {
	const { t } = useWords();
	const [isRecovery, setIsRecovery] = useState(false);
	const containerRef = useFocusWithin<HTMLDivElement>();
	return (
		<Box ref={containerRef} display="grid" gap="2" justifyItems="stretch">
			<Field
				label={isRecovery ? t('One of your recovery codes') : t('Code from your authenticator app')}
				error={error}
			>
				{(control) => (
					<Input
						{...control}
						{...input}
						autoComplete={isRecovery ? 'off' : 'one-time-code'}
						inputMode={isRecovery ? 'text' : 'numeric'}
						autoCapitalize="characters"
						spellCheck={false}
						required
					/>
				)}
			</Field>
			<TextButton
				tone="quiet"
				textStyle="small"
				justifySelf="start"
				onClick={() => setIsRecovery(!isRecovery)}
			>
				{isRecovery ? t('Use the app instead') : t('Use a recovery code')}
			</TextButton>
		</Box>
	);
}
