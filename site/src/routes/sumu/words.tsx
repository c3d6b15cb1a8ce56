import { WordsScreen } from '../../features/admin/wording/words-screen';

export default function Words() {
	return <WordsScreen />;
}
