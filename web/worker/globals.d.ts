/** Differs from build to build. */
declare const __VERSION__: string;
/** offline.html as it is sent. */
declare const __OFFLINE_PAGE__: string;
/** note-sighting.html as it is sent, with its script. */
declare const __NOTE_PAGE__: string;
/** Paths of the scripts that each page of a copy may ask for, without a first slash. */
declare const __COPY_SCRIPTS__: readonly string[];
