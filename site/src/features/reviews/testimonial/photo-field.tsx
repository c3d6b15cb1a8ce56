import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { useState } from 'react';
import { needsScripts, useHydrated } from '../../../lib/document/client-store';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import { Field, Input } from '../../../ui/field';
import { reducePhoto } from './reduce-photo';

/** Photo of the author, which the browser reduces; it needs scripts. */
export function PhotoField({ error }: { error: string | undefined }) {
	const { t } = useWords();
	const translateMessage = useTranslateMessage();
	const isHydrated = useHydrated();
	const [photo, setPhoto] = useState('');
	const [failure, setFailure] = useState('');
	if (!isHydrated) return <span hidden {...{ [needsScripts]: '' }} />;
	async function choose(file: File | undefined) {
		setFailure('');
		setPhoto('');
		if (!file) return;
		try {
			setPhoto(await reducePhoto(file));
		} catch {
			setFailure(translateMessage(messages.noPicture));
		}
	}
	return (
		<Box display="flex" gap="4" alignItems="end">
			<Box flex="1" minWidth="0">
				<Field label={t('{label} (optional)', { label: t('Your photo') })} error={failure || error}>
					{(control) => (
						<Input
							{...control}
							type="file"
							accept="image/*"
							paddingBlock="2"
							onChange={({ target }) => void choose(target.files?.[0])}
						/>
					)}
				</Field>
			</Box>
			<input type="hidden" name="userImg" value={photo} />
			{photo && (
				<Box asChild width="64px" height="64px" flex="none" css={{ borderRadius: '50%' }}>
					<img src={photo} alt="" />
				</Box>
			)}
		</Box>
	);
}
