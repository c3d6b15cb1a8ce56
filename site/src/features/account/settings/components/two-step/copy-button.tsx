import { useState } from 'react';
import { useWords } from '../../../../../lib/words/use-words';
import { Button } from '../../../../../ui/button';

/** Copies a text to the clipboard and reports whether that worked. */
export function CopyButton({ text, name }: { text: string; name: string }) {
	const { t } = useWords();
	const [statusText, setStatusText] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => setStatusText(t('Copied')),
			() => setStatusText(t('Please select it and copy it')),
		);
	return (
		<>
			<Button variant="outline" size="compact" onClick={copy}>
				{name}
			</Button>
			<span role="status">{statusText}</span>
		</>
	);
}
