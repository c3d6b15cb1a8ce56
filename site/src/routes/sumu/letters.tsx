import { LettersScreen } from '../../features/admin/letters/letters-screen';

export default function Letters() {
	return <LettersScreen />;
}
