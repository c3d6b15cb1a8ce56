import { spokenId } from './voice';

/** Loads the translations before hydration. */
export async function learnToSpeak(): Promise<void> {
	if (document.getElementById(spokenId)) (await import('./speak')).speak();
}
