import { Box, chakra } from '@chakra-ui/react';
import { useHydrated } from '../../../lib/document/client-store';
import { searchKey, switchShortcut, useShortcutOn } from '../../../lib/document/search-shortcut';
import { useWords } from '../../../lib/words/use-words';
import { Sentence } from '../../../ui/sentence';

const Label = chakra('label', {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '3',
		minHeight: 'compact',
		textStyle: 'small',
		color: 'muted',
		cursor: 'pointer',
		'& input': { width: '18px', height: '18px', accentColor: '{colors.accent}' },
		'& kbd': {
			paddingInline: '2',
			borderWidth: '1px',
			borderColor: 'control',
			borderRadius: 'control',
			fontFamily: 'code',
		},
	},
});

/** Switch for the keyboard shortcut to the search page. */
export function ShortcutSwitch() {
	const { t } = useWords();
	const isOn = useShortcutOn();
	const isHydrated = useHydrated();
	return (
		<Box hideBelow="lg" marginTop="12" minHeight="compact">
			{isHydrated && (
				<Label>
					<input
						type="checkbox"
						checked={isOn}
						onChange={(event) => switchShortcut(event.target.checked)}
					/>
					<span>
						<Sentence
							text={t('Press {key} on any page to search', { key: '{key}' })}
							parts={{ key: <kbd>{searchKey}</kbd> }}
						/>
					</span>
				</Label>
			)}
		</Box>
	);
}
