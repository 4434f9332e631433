def said = new File(basedir, 'build.log').text.contains('Skipping Parcast: no numeric code here')
assert said
