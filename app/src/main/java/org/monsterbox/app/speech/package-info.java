/** Sentences about people: who is "you", what everybody is called, and the grammar around it. */
package org.monsterbox.app.speech;
