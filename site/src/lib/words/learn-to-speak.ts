import { spokenId } from './voice';

/** Before the first page is taken over. */
export async function learnToSpeak(): Promise<void> {
	if (document.getElementById(spokenId)) (await import('./speak')).speak();
}
