import { Box } from '@chakra-ui/react';
import { useFocusWithin } from '../../../../../lib/document/page-hooks';
import { saveFile } from '../../../../../lib/document/save-file';
import { useWords } from '../../../../../lib/words/use-words';
import { Button } from '../../../../../ui/button';
import { CopyButton } from './copy-button';

/** Recovery codes, shown only once. Each replaces the app for one sign-in. */
export function RecoveryCodes({
	codes,
	onLeave,
}: {
	codes: readonly string[];
	onLeave: () => void;
}) {
	const { t } = useWords();
	const containerRef = useFocusWithin<HTMLDivElement>('h3');
	const codesText = `${codes.join('\n')}\n`;
	const host = location.host;
	return (
		<Box ref={containerRef} display="grid" gap="6" maxWidth="512px">
			<Box as="h3" textStyle="label" tabIndex={-1}>
				{t('Two-step sign-in is on. These are your recovery codes')}
			</Box>
			<Box as="p" textStyle="ui" color="muted">
				{t(
					'Each code signs you in once when you don’t have the app. Store them with your passwords: they won’t be shown again.',
				)}
			</Box>
			<Box
				as="ul"
				display="grid"
				gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
				gap="2"
				fontFamily="code"
				textStyle="ui"
				padding="4"
				bg="raised"
				borderWidth="1px"
				borderColor="hairline"
			>
				{codes.map((code) => (
					<Box as="li" key={code} fontFamily="code">
						{code}
					</Box>
				))}
			</Box>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
				<CopyButton text={codesText} name={t('Copy')} />
				<Button
					variant="outline"
					size="compact"
					onClick={() =>
						saveFile(
							`recovery-codes-${host}.txt`,
							new Blob([`${t('Recovery codes for {host}', { host })}\n\n${codesText}`], {
								type: 'text/plain',
							}),
						)
					}
				>
					{t('Download')}
				</Button>
			</Box>
			<Button justifySelf="start" onClick={onLeave}>
				{t('I have saved them')}
			</Button>
		</Box>
	);
}
