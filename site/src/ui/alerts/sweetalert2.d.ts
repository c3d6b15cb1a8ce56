// Build without its own style sheet: ours is a file, as the Content Security Policy requires.
declare module 'sweetalert2/dist/sweetalert2.js' {
	export { default } from 'sweetalert2';
}
