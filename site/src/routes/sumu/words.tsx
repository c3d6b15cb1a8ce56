import { WordsScreen } from '../../features/admin/wording/words-form';

export default function Words() {
	return <WordsScreen />;
}
